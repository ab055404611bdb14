import { html, raw } from 'hono/html';
import { upgradePaths } from '../../../src/features/editor/upgrade-paths';
import { withFrameUrl, withoutPanel } from '../../config/shared';
import { configLayout } from './config-layout';
import { accountContext, scriptJson } from './page-context';
import type { Person } from './people';

const planLink = (path: string, label: string, frameUrl: string) =>
  html`<li><a href="${withFrameUrl(`/config${path}`, frameUrl)}" data-plans>${label}</a></li>`;

/** The site in a frame beside the panel, whose script is demo/config/panel.ts. */
export const areaPage = (person: Person, frameUrl: string) =>
  configLayout({
    title: 'Configuración',
    head: html`<script type="application/json" data-azulejo-context>${raw(scriptJson(accountContext(person)))}</script>
  <script src="/dist/demo/config.js" type="module"></script>
  <script src="/dist/azulejo.js" async></script>`,
    body: html`<body class="area">
  <aside id="panel" aria-label="Panel">
    <header class="panel-head">
      <h1>Configuración</h1>
      <button class="panel-button" type="button" data-hide-panel>Ocultar el panel</button>
    </header>
    <section class="framed-page" aria-label="Página" data-page>
      <p role="status" class="framed-page-title" data-page-title>Cargando…</p>
      <p class="framed-page-path" data-page-path>${frameUrl}</p>
      <p><a href="${withoutPanel(frameUrl)}" data-without-panel>Ver el sitio sin el panel</a></p>
    </section>
    <section class="editing" aria-label="Edición">
      <label class="switch">Editar la página <input type="checkbox" role="switch" data-edit-mode disabled autocomplete="off"></label>
      <form data-site-title-form hidden>
        <label>Nombre del sitio <input name="siteTitle" required maxlength="60" autocomplete="off"></label>
        <p class="editing-actions">
          <button class="button" disabled>Guardar</button>
          <button class="button button--quiet" type="reset" disabled>Deshacer</button>
        </p>
        <p role="status" class="editing-status"></p>
      </form>
    </section>
    <nav aria-label="Planes"><ul>
      ${planLink(upgradePaths.upgrade, 'Mejorar el plan', frameUrl)}
      ${planLink(upgradePaths.changePlan, 'Cambiar de plan', frameUrl)}
    </ul></nav>
    <footer class="panel-foot">
      <p>${person.displayName} <button class="panel-button" type="button" data-sign-out>Cerrar sesión</button></p>
      <p class="keys">La tecla Escape oculta y muestra este panel; Mayúsculas + Escape cierra la sesión.</p>
    </footer>
  </aside>
  <button class="show-panel" type="button" data-show-panel hidden>Mostrar el panel</button>
  <iframe src="${frameUrl}" title="Vista previa del sitio"></iframe>
</body>`,
  });
