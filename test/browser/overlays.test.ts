/** Dialogs, toasts and tooltips: dist/overlays.js, and `Azulejo.confirm(…)` and the others. */
import type * as overlays from '../../src/features/overlays/index';
import { describedBy } from './form/support';
import { axeViolations } from './support/axe';
import { supports } from './support/engine';
import { defaultFlavour } from './support/flavour';
import { openPage, type Page, type PageOptions } from './support/page';
import { describe, expect, it } from './support/suite';
import { emulateMedia } from './support/tab';

type Overlays = typeof overlays;

const open = async (options: Partial<PageOptions> = {}): Promise<{ page: Page } & Overlays> => {
  const page = await openPage({
    script: null,
    lang: 'es-419',
    html: `<main><h1>Azulejos</h1><button>Abrir</button></main>
      <script type="module">import * as overlays from '/dist/overlays.js'; window.overlays = overlays;</script>`,
    ...options,
  });
  const holder = page.window as unknown as { overlays?: Overlays };
  return { page, ...(await page.waitFor(() => holder.overlays)) };
};

const opener = (page: Page): HTMLElement => page.byRole('button', { name: 'Abrir' });
const dialogs = (page: Page): HTMLElement[] => page.allByRole('alertdialog');
/** The dialog, once its opening animation has ended. */
const whenShown = async (page: Page, name: string): Promise<HTMLElement> => {
  const dialog = await page.waitFor(() => dialogs(page).length > 0 && page.byRole('alertdialog', { name }));
  await Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished));
  return dialog;
};
const whenGone = (page: Page): Promise<unknown> => page.waitFor(() => dialogs(page).length === 0);
const button = (page: Page, name: string): HTMLElement => page.byRole('button', { name });

const question = { title: '¿Quitar el azulejo?', message: 'Ya no estará en el pedido.' };

describe('a question', () => {
  it('is a dialog with a name and a description, and the focus on the button that confirms', async () => {
    const { page, confirm } = await open();
    opener(page).focus();
    const answer = confirm(question);
    const dialog = await whenShown(page, question.title);
    expect(page.text(dialog)).to.include(question.message);
    expect(describedBy(dialog)).to.equal(question.message);
    expect(page.focused).to.equal(button(page, 'Aceptar'));
    expect(dialog.getBoundingClientRect().width).to.be.closeTo(350, 22);
    expect(await axeViolations(page)).to.deep.equal([]);
    await page.press('Enter');
    expect(await answer).to.equal(true);
    expect(dialogs(page)).to.deep.equal([]);
    expect(page.focused).to.equal(opener(page));
  });

  for (const [duration, ms] of [
    ['', 300],
    ['--az-duration: 80ms', 80],
  ] as const)
    it(`takes ${ms} ms to appear and to go`, async () => {
      const { page, confirm } = await open();
      page.document.documentElement.style.cssText = duration;
      const answer = confirm(question);
      const dialog = await page.waitFor(() => dialogs(page)[0]);
      const durations = () =>
        dialog.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().duration);
      expect([...new Set(durations())]).to.deep.equal([ms]);
      await whenShown(page, question.title);
      page.click(button(page, 'Aceptar'));
      await page.waitFor(() => durations().length > 0);
      expect([...new Set(durations())]).to.deep.equal([ms]);
      expect(await answer).to.equal(true);
    });

  it('keeps the page behind in place, and frees it with its answer', async () => {
    const { page, confirm } = await open();
    page.$('main').style.height = '5000px';
    const at = { x: 5, y: 5 };
    const answer = confirm(question);
    await whenShown(page, question.title);
    await page.wheel({ at, deltaY: 300 });
    await page.press('Escape');
    await answer;
    expect(page.window.scrollY).to.equal(0);
    await page.wheel({ at, deltaY: 300 });
    await page.waitFor(() => page.window.scrollY === 300);
  });

  it('is there on a page that hides empty elements', async () => {
    const { page, confirm } = await open();
    page.document.head.append(
      Object.assign(page.document.createElement('style'), { textContent: 'div:empty { display: none }' }),
    );
    const answer = confirm(question);
    const dialog = await whenShown(page, question.title);
    expect(dialog.checkVisibility()).to.equal(true);
    await page.press('Escape');
    expect(await answer).to.equal(null);
  });

  it('is declined by its other button', async () => {
    const { page, confirm } = await open();
    const answer = confirm({ ...question, confirmText: 'Quitar', rejectText: 'Conservar' });
    await whenShown(page, question.title);
    expect(page.allByRole('button', { name: 'Quitar' }).length).to.equal(1);
    page.click(button(page, 'Conservar'));
    expect(await answer).to.equal(false);
  });

  it('is closed without an answer by Escape and by a click on the backdrop', async () => {
    const { page, confirm } = await open();
    const first = confirm('¿Seguir?');
    await whenShown(page, '¿Seguir?');
    await page.press('Escape');
    expect(await first).to.equal(null);
    const second = confirm('¿De veras?');
    const dialog = await whenShown(page, '¿De veras?');
    const { left, top } = dialog.getBoundingClientRect();
    await page.clickWithMouse({ x: left + 60, y: top + 30 });
    // A dialog that closes goes after an animation.
    const staysOpen = async (why: string) => {
      await page.painted();
      expect([dialogs(page).length, dialog.getAnimations().length]).to.deep.equal([1, 0], why);
    };
    await staysOpen('a click on the dialog is no answer');
    await page.drag({ from: { x: left + 60, y: top + 30 }, to: { x: 20, y: 20 } });
    await staysOpen('nor is a selection of text that ends beside it');
    await page.clickWithMouse({ x: 20, y: 20 });
    expect(await second).to.equal(null);
  });

  it('that leaves the page with everything else in it has no answer, and holds up no other', async () => {
    const { page, confirm } = await open();
    const first = confirm('¿Uno?');
    await whenShown(page, '¿Uno?');
    // As Turbo does when the visitor goes back.
    page.document.documentElement.replaceChild(page.document.createElement('body'), page.document.body);
    expect(await first).to.equal(null);
    confirm('¿Dos?');
    await whenShown(page, '¿Dos?');
  });

  it('waits until the previous question is answered', async () => {
    const { page, confirm } = await open();
    const answers = [confirm('¿Uno?'), confirm('¿Dos?')];
    await whenShown(page, '¿Uno?');
    expect(dialogs(page).length).to.equal(1);
    await page.press('Enter');
    await whenShown(page, '¿Dos?');
    await page.press('Escape');
    expect(await Promise.all(answers)).to.deep.equal([true, null]);
  });

  it('shows markup as text', async () => {
    const { page, confirm } = await open();
    confirm({ title: '<b>Uno</b>', message: '<img src=x onerror=alert(1)>' });
    await whenShown(page, '<b>Uno</b>');
    expect(page.text()).to.include('<img src=x onerror=alert(1)>');
    expect(page.errors).to.deep.equal([]);
  });

  it('leaves the page inert behind it', async () => {
    const { page, confirm } = await open();
    confirm('¿Seguir?');
    await whenShown(page, '¿Seguir?');
    const behind = page.$('main button');
    behind.focus();
    expect(page.focused).to.not.equal(behind);
  });

  for (const [lang, yes, no] of [
    ['en', 'OK', 'Cancel'],
    ['pt-BR', 'OK', 'Cancelar'],
    ['es', 'Aceptar', 'Cancelar'],
  ] as const)
    it(`speaks the page's language: ${lang}`, async () => {
      const { page, confirm } = await open({ lang });
      confirm('1 + 1?');
      await whenShown(page, '1 + 1?');
      expect(page.allByRole('button', { name: yes }).length).to.equal(1);
      expect(page.allByRole('button', { name: no }).length).to.equal(1);
    });

  it('says which language its buttons are in, on a page in a language without texts', async () => {
    const { page, confirm } = await open({ lang: 'fr' });
    confirm({ ...question, message: 'Le carreau quitte la commande.' });
    const dialog = await whenShown(page, question.title);
    await page.waitFor(() => button(page, 'Aceptar').lang === 'es-419');
    expect(dialog.querySelectorAll('[lang]').length).to.equal(2);
  });
});

describe('a notice', () => {
  it('is closed by its button', async () => {
    const { page, alert } = await open();
    const closed = alert({ title: 'La sesión se cerró correctamente', message: 'Hasta pronto.' });
    await whenShown(page, 'La sesión se cerró correctamente');
    expect(page.allByRole('button', { name: 'Cancelar' })).to.deep.equal([]);
    page.click(button(page, 'Aceptar'));
    expect(await closed).to.equal(undefined);
  });

  it('as a toast is announced, takes no focus, and goes by itself', async () => {
    const { page, inform } = await open();
    opener(page).focus();
    const confirmed = inform({ title: 'Listo', message: 'Se guardó el azulejo.' });
    const toast = await page.waitFor(() => page.allByRole('status')[0]);
    await page.waitFor(() => page.text(toast).includes('Se guardó el azulejo.'));
    expect(page.focused).to.equal(opener(page));
    expect(await confirmed).to.equal(true);
    expect(page.allByRole('status')).to.deep.equal([]);
  });

  it('as a toast stays while the mouse is on it', async () => {
    const { page, inform } = await open();
    let isGone = false;
    inform('Se guardó el azulejo.').then(() => {
      isGone = true;
    });
    const toast = await page.waitFor(() => page.allByRole('status')[0]);
    await page.waitFor(() => page.text(toast).includes('Se guardó'));
    await page.hover(toast);
    await new Promise((resolve) => setTimeout(resolve, 2300));
    expect(isGone).to.equal(false);
    // The toast is in no animation now, however slow the machine is.
    expect(await axeViolations(page)).to.deep.equal([]);
    await page.clickWithMouse(toast);
    await page.waitFor(() => isGone);
  });

  it('as a toast that leaves the page under the mouse holds up no other', async () => {
    const { page, inform } = await open();
    const first = inform('Se guardó el azulejo.');
    const toast = await page.waitFor(() => page.allByRole('status')[0]);
    await page.waitFor(() => page.text(toast).includes('Se guardó'));
    await page.hover(toast);
    // As Turbo does when the visitor goes back.
    page.document.documentElement.replaceChild(page.document.createElement('body'), page.document.body);
    inform('Se guardó el plato.');
    expect(await first).to.equal(true);
    await page.waitFor(() => page.text().includes('Se guardó el plato.'));
  });
});

describe('a notice while a modal dialog is open', () => {
  it('is in reach of the mouse, and stays when the dialog closes', async () => {
    const { page, inform } = await open({
      html: `<dialog id="outer"><button>Abrir</button><x-block></x-block></dialog>
        <script>
          customElements.define('x-block', class extends HTMLElement {
            constructor() {
              super();
              this.attachInternals().states.add('ready');
              this.attachShadow({ mode: 'open' }).innerHTML = '<dialog><button>Guardar</button></dialog>';
            }
          });
        </script>
        <script type="module">import * as overlays from '/dist/overlays.js'; window.overlays = overlays;</script>`,
    });
    page.$<HTMLDialogElement>('#outer').showModal();
    const dialog = page.$('x-block').shadowRoot?.querySelector('dialog') as HTMLDialogElement;
    dialog.showModal();
    inform('Se guardó el azulejo.');
    const toast = await page.waitFor(() => page.allByRole('status')[0]);
    await page.waitFor(() => page.text(toast).includes('Se guardó'));
    // Nothing outside of a modal dialog is hovered.
    await page.hover(toast);
    await page.waitFor(() => toast.matches(':hover'));
    dialog.close();
    await page.waitFor(() => !dialog.contains((toast.getRootNode() as ShadowRoot).host));
    expect(toast.checkVisibility()).to.equal(true);
  });

  it('is in reach of the mouse in the dialog of a question, too, and stays after the answer', async () => {
    const { page, confirm, inform } = await open();
    const answer = confirm(question);
    const dialog = await whenShown(page, question.title);
    // Pressed beside its controls.
    (page.focused as HTMLElement).blur();
    inform('Se guardó el azulejo.');
    const toast = await page.waitFor(() => page.allByRole('status')[0]);
    await page.waitFor(() => page.text(toast).includes('Se guardó'));
    expect(dialog.contains((toast.getRootNode() as ShadowRoot).host)).to.equal(true);
    await page.hover(toast);
    await page.waitFor(() => toast.matches(':hover'));
    page.click(button(page, 'Aceptar'));
    expect(await answer).to.equal(true);
    await whenGone(page);
    expect(toast.checkVisibility()).to.equal(true);
    await page.clickWithMouse(toast);
    await page.waitFor(() => !toast.isConnected);
  });
});

describe('a system error', () => {
  it('is shown once, and dismissed', async () => {
    const { page, showError } = await open();
    const answers = [showError({ message: 'Uno\nDos' }), showError({ message: 'Uno\nDos' })];
    const dialog = await whenShown(page, 'Error del sistema');
    expect(page.text(dialog)).to.include('Uno');
    expect(page.allByRole('button', { name: 'Reload page' }).length).to.equal(1);
    expect(await axeViolations(page)).to.deep.equal([]);
    page.click(button(page, 'Clear'));
    expect(await Promise.all(answers)).to.deep.equal(['clear', 'clear']);
    await whenGone(page);
    showError({ message: 'Uno\nDos' });
    await whenShown(page, 'Error del sistema');
  });

  for (const [lang, title, ...buttons] of [
    ['en', 'System error', 'Reload page', 'Clear'],
    ['es', 'Error del sistema', 'Reload page', 'Clear'],
    ['pt-BR', 'Erro do sistema', 'Recarregar a página', 'Limpar'],
  ] as const)
    it(`offers to reload the page or to clear the error, in ${lang}`, async () => {
      const { page, showError } = await open({ lang });
      const answer = showError({ message: '1 + 1 = 3' });
      const dialog = await whenShown(page, title);
      expect([...dialog.querySelectorAll('button')].map((one) => page.text(one))).to.deep.equal(buttons);
      page.click(button(page, buttons[1]));
      expect(await answer).to.equal('clear');
    });

  it('that has been cleaned shows only that it was logged', async () => {
    const { page, showError } = await open({ lang: 'en' });
    showError({ message: 'secret', isCleaned: true });
    const dialog = await whenShown(page, 'System error');
    expect(page.text(dialog)).to.include('An error occurred and was logged automatically.');
    expect(page.text(dialog)).to.not.include('secret');
  });

  it('without a message shows a general one', async () => {
    const { page, showError } = await open();
    showError({ message: ' ' });
    const dialog = await whenShown(page, 'Error del sistema');
    expect(page.text(dialog)).to.include('Error desconocido, intenta nuevamente más tarde.');
    page.click(button(page, 'Clear'));
    await whenGone(page);
    showError({ message: '', reason: 'authorization' });
    expect(page.text(await whenShown(page, 'Error del sistema'))).to.include('Solicitud no autorizada');
  });

  it('reloads the page if the visitor chooses so', async () => {
    const { page, showError } = await open();
    showError({ message: 'Uno' });
    await whenShown(page, 'Error del sistema');
    page.click(button(page, 'Reload page'));
    await page.waitFor(() => page.captured.documents === 2);
  });
});

describe('a tooltip', () => {
  const text = 'Hecho a mano en Puebla';

  it('appears after a hover, stays while the mouse is on it, and goes by Escape', async () => {
    const { page, tooltip } = await open();
    tooltip(opener(page), text);
    await page.hover(opener(page));
    // The mouse leaves, and is back within the same frame.
    for (const type of ['pointerleave', 'pointermove'])
      opener(page).dispatchEvent(new page.window.PointerEvent(type));
    expect(page.allByRole('tooltip')).to.deep.equal([], 'not at once');
    const tip = await page.waitFor(() => page.allByRole('tooltip')[0]);
    expect(page.text(tip)).to.equal(text);
    expect(tip.getBoundingClientRect().width).to.equal(250);
    for (const place of [tip, opener(page)]) {
      await page.hover(place);
      await page.painted();
      expect(page.allByRole('tooltip').length).to.equal(1);
    }
    let isKeyUsed = false;
    page.window.addEventListener('keydown', ({ defaultPrevented }) => {
      isKeyUsed = defaultPrevented;
    });
    await page.press('Escape');
    await page.waitFor(() => page.allByRole('tooltip').length === 0);
    expect(isKeyUsed).to.equal(true);
  });

  it('does not appear for an element that has left the page', async () => {
    const { page, tooltip } = await open();
    tooltip(opener(page), text);
    await page.hover(opener(page));
    page.$('main').remove();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(page.allByRole('tooltip')).to.deep.equal([]);

    const later = await open();
    later.tooltip(opener(later.page), text);
    // In Firefox, a mouse that stays where it was hovers nothing new.
    await later.page.hover({ x: 2, y: 790 });
    opener(later.page).style.cssText = 'position: fixed; inset: auto 0 0 auto';
    await later.page.hover(opener(later.page));
    const tip = await later.page.waitFor(() => later.page.allByRole('tooltip')[0]);
    const { right, bottom } = tip.getBoundingClientRect();
    expect(right).to.be.at.most(later.page.window.innerWidth - 20);
    expect(bottom).to.be.at.most(later.page.window.innerHeight - 20);
    later.page.$('main').remove();
    await later.page.waitFor(() => later.page.allByRole('tooltip').length === 0);
  });

  it('is narrower in a window that has no room for 250 px', async () => {
    const { page, tooltip } = await open({ width: 260 });
    tooltip(opener(page), text);
    await page.hover(opener(page));
    const tip = await page.waitFor(() => page.allByRole('tooltip')[0]);
    const { left, width } = tip.getBoundingClientRect();
    expect([left, width]).to.deep.equal([20, 220]);
  });

  it('appears on keyboard focus, describes the element, and can be removed', async () => {
    const { page, tooltip } = await open();
    const remove = tooltip(opener(page), text);
    expect(opener(page).ariaDescription).to.equal(text);
    await page.press('Tab');
    expect(page.focused).to.equal(opener(page));
    await page.waitFor(() => page.allByRole('tooltip')[0]);
    remove();
    await page.waitFor(() => page.allByRole('tooltip').length === 0);
    expect(opener(page).ariaDescription).to.equal(null);
    // A description of the element's own stays.
    opener(page).ariaDescription = 'Con esmalte';
    const removeAgain = tooltip(opener(page), text);
    expect(opener(page).ariaDescription).to.equal('Con esmalte');
    removeAgain();
    expect(opener(page).ariaDescription).to.equal('Con esmalte');
  });
});

defaultFlavour(({ name, script }) => {
  describe(`data-az-tooltip (${name})`, () => {
    const tooltips = (page: Page): string[] => page.allByRole('tooltip').map((tip) => page.text(tip));
    const whenTooltip = (page: Page, text: string) => page.waitFor(() => tooltips(page).join() === text);
    const describedAs = (page: Page, text: string | null) =>
      page.waitFor(() => page.$('button').ariaDescription === text);

    it('gives any element a tooltip, and follows the attribute', async () => {
      const page = await openPage({ script, html: '<button data-az-tooltip="Hecho a mano">Plato</button>' });
      await describedAs(page, 'Hecho a mano');
      await page.press('Tab');
      await whenTooltip(page, 'Hecho a mano');
      await page.press('Escape');
      await whenTooltip(page, '');
      page.$('button').dataset.azTooltip = 'Barro rojo';
      await describedAs(page, 'Barro rojo');
      delete page.$('button').dataset.azTooltip;
      await describedAs(page, null);
      expect(page.errors).to.deep.equal([]);
    });

    it('works for an element that is added later, and ends with Azulejo.destroy', async () => {
      const page = await openPage({ script, html: '<main></main>' });
      await page.waitFor(() => page.window.Azulejo);
      page.$('main').innerHTML = '<p><button data-az-tooltip="Tarde">Plato</button></p>';
      await describedAs(page, 'Tarde');
      page.window.Azulejo.destroy();
      await describedAs(page, null);
    });

    it('stays to be read where a finger has rested on the element, until a press elsewhere', async () => {
      const html = '<p>Otro texto</p><button data-az-tooltip="Hecho a mano">Plato</button>';
      const page = await openPage({ script, html });
      await describedAs(page, 'Hecho a mano');
      const touch = (type: string, selector: string): boolean =>
        page.$(selector).dispatchEvent(
          new page.window.PointerEvent(type, {
            pointerType: 'touch',
            bubbles: true,
            clientX: 20,
            clientY: 20,
          }),
        );
      touch('pointerdown', 'button');
      await whenTooltip(page, 'Hecho a mano');
      touch('pointerleave', 'button');
      await page.painted();
      expect(tooltips(page)).to.deep.equal(['Hecho a mano']);
      touch('pointerdown', 'p');
      await whenTooltip(page, '');
    });
  });
});

if (supports('emulateMedia'))
  it('an overlay has no animation under reduced motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const { page, confirm } = await open();
    confirm('¿Seguir?');
    const dialog = await whenShown(page, '¿Seguir?');
    expect(dialog.getAnimations()).to.deep.equal([]);
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

if (supports('forcedColors'))
  it('overlays have edges and readable texts in forced colours', async () => {
    await emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
    try {
      const { page, confirm, tooltip } = await open();
      const styleOf = (element: HTMLElement) => page.window.getComputedStyle(element);
      tooltip(opener(page), 'Hecho a mano');
      await page.press('Tab');
      const tip = await page.waitFor(() => page.allByRole('tooltip')[0]);
      const tipStyle = styleOf(tip);
      expect([tipStyle.color, tipStyle.borderTopStyle]).to.deep.equal(['rgb(0, 0, 0)', 'solid']);
      confirm('¿Seguir?');
      const dialog = await whenShown(page, '¿Seguir?');
      expect(styleOf(dialog).borderTopStyle).to.equal('solid');
      expect(styleOf(button(page, 'Aceptar')).color).to.equal('rgb(0, 0, 0)');
    } finally {
      await emulateMedia({});
    }
  });

defaultFlavour(({ name, script }) => {
  describe(`Azulejo.confirm (${name})`, () => {
    it('is present with the first block, under a strict content security policy too', async () => {
      const page = await openPage({
        script,
        lang: 'es-419',
        html: '<az-accordion loading="eager"><details><summary>Envío</summary>Dos días</details></az-accordion>',
        headers: {
          'content-security-policy':
            "default-src 'self'; style-src 'self'; require-trusted-types-for 'script'",
        },
      });
      await page.waitFor(() => page.window.Azulejo.confirm);
      const answer = page.window.Azulejo.confirm?.('¿Seguir?');
      await whenShown(page, '¿Seguir?');
      await page.press('Enter');
      expect(await answer).to.equal(true);
      const informed = page.window.Azulejo.inform?.('Listo');
      await page.waitFor(() => page.text().includes('Listo'));
      expect(await informed).to.equal(true);
      const error = page.window.Azulejo.showError?.({ message: 'Sin papel' });
      await whenShown(page, 'Error del sistema');
      await page.press('Escape');
      expect(await error).to.equal('clear');
      const summary = page.$('summary');
      const removeTooltip = await page.window.Azulejo.tooltip?.(summary, 'Abre la sección');
      expect(summary.ariaDescription).to.equal('Abre la sección');
      removeTooltip?.();
      expect(summary.ariaDescription).to.equal(null);
      expect(page.violations).to.deep.equal([]);
      expect(page.errors).to.deep.equal([]);
    });
  });
});
