import * as simpleIcons from 'simple-icons';
import { ownIcons } from '../../features/social/own-icons';
import { services } from '../../features/social/services';

const brands = Object.fromEntries(Object.values(simpleIcons).map((icon) => [icon.slug, icon]));

/**
 * `icons/NAME.js` for each service: a module, because a page's Content-Security-Policy allows scripts of this folder anyway, and
 * so that the icon takes the colour of the text.
 * @throws where neither simple-icons nor own-icons.ts has an icon
 */
export const iconFiles = (): [file: string, code: string][] =>
  Object.keys(services).map((name) => {
    const icon = ownIcons[name] ?? brands[name];
    if (!icon)
      throw Error(
        `src/features/social/services.ts: simple-icons has no icon "${name}". Remove the service, or draw an icon in own-icons.ts.`,
      );
    const { title, path } = icon;
    return [
      `icons/${name}.js`,
      `export const title=${JSON.stringify(title)},path=${JSON.stringify(path)};\n`,
    ];
  });
