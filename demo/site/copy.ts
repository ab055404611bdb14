const thanksMs = 2000;

/** Gives a snippet its button. The label says what happened, and a screen reader hears it. */
export function addCopyButton(snippet: Element): void {
  const code = snippet.querySelector('code');
  if (!code) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  const heard = document.createElement('span');
  heard.className = 'heard';
  heard.setAttribute('role', 'status');
  let timer: ReturnType<typeof setTimeout> | undefined;
  button.addEventListener('click', async () => {
    const copied = await copyText(code);
    button.textContent = copied ? 'Copied' : 'Press Ctrl+C';
    heard.textContent = copied ? 'Copied to the clipboard' : 'Selected; press Control C to copy';
    button.toggleAttribute('data-copied', copied);
    clearTimeout(timer);
    timer = setTimeout(() => {
      button.textContent = 'Copy';
      heard.textContent = '';
      button.removeAttribute('data-copied');
    }, thanksMs);
  });
  snippet.append(button, heard);
}

/** Where the clipboard is closed (a page without https, a refusal) the text is selected for the visitor's own keys. */
async function copyText(code: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(`${code.textContent}\n`);
    return true;
  } catch {
    getSelection()?.selectAllChildren(code);
    return false;
  }
}
