/**
 * The colour theme: light, dark, or the system's. A classic script in the head without imports, because it must run
 * before the first paint: a dark page must not flash white.
 */
(() => {
  const storageKey = 'azulejo-demo-theme';
  const root = document.documentElement;

  // Style sheets show the parts that need scripts only with this class.
  root.classList.add('js');

  // Access to storage can be denied. The choice then lasts until the page is closed.
  function readChoice(): string {
    try {
      return localStorage.getItem(storageKey) ?? 'auto';
    } catch {
      return 'auto';
    }
  }

  function storeChoice(choice: string): void {
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
        storeChoice(button.value);
      });
    }
  }

  apply(readChoice());
  document.addEventListener('DOMContentLoaded', setUpSwitch);
})();
