/** The configuration area: Escape shows and hides the panel, here and in the frame. */
const panel = document.getElementById('panel');
const isExpanded = document.cookie.includes('frameExpanded=true');

if (panel) {
  panel.hidden = isExpanded;
  document.addEventListener('az-panel-toggle', (event) => {
    panel.hidden = event.detail.isExpanded;
  });
  document.querySelector('[data-sign-out]').addEventListener('click', () => Azulejo.site?.logout());
}
