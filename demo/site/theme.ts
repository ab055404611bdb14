/**
 * Light, dark, or as the system has it. Runs in the head as a classic script, before anything shows: a page that
 * first shines white and then turns dark hurts. So it stands alone and imports nothing.
 */
(() => {
  const storageKey = 'azulejo-demo-theme';
  const root = document.documentElement;

  // Tells the stylesheets that what needs scripts may be shown.
  root.classList.add('js');

  // Storage can be forbidden; the choice then lasts as long as the page.
  function readChoice(): string {
    try {
      return localStorage.getItem(storageKey) ?? 'auto';
    } catch {
      return 'auto';
    }
  }

  function keepChoice(choice: string): void {
    try {
      localStorage.setItem(storageKey, choice);
    } catch {}
  }

  function apply(choice: string): void {
    if (choice === 'light' || choice === 'dark') root.dataset.theme = choice;
    else delete root.dataset.theme;
  }

  function setUpSwitch(): void {
    const buttons = document.querySelectorAll<HTMLInputElement>('input[name="theme"]');
    const choice = root.dataset.theme ?? 'auto';
    for (const button of buttons) {
      button.checked = button.value === choice;
      button.addEventListener('change', () => {
        apply(button.value);
        keepChoice(button.value);
      });
    }
  }

  apply(readChoice());
  document.addEventListener('DOMContentLoaded', setUpSwitch);
})();
