
// Private messages can be dismissed, as in Discord. A reload drops them on the server.
{
  const dismissed = new Set();
  const list = document.getElementById("channel-message-list");

  function offer() {
    for (const note of list.querySelectorAll(".message-ephemeral-note")) {
      const message = note.closest("[data-message-id]");
      message.hidden = dismissed.has(message.dataset.messageId);
      if (note.querySelector("button")) continue;
      const button = document.createElement("button");
      button.type = "button";
      button.className = "dismiss-message";
      button.textContent = "Dismiss message";
      button.addEventListener("click", () => {
        dismissed.add(message.dataset.messageId);
        message.hidden = true;
      });
      note.append(" · ", button);
    }
  }

  new MutationObserver(offer).observe(list, { childList: true, subtree: true });
}
