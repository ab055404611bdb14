import { messages as box } from '../../../src/form/box/messages/es-419';
import { messages as captcha } from '../../../src/form/captcha/messages/es-419';
import { messages as choices } from '../../../src/form/choices/messages/es-419';
import { messages as division } from '../../../src/form/division/messages/es-419';
import { messages as extras } from '../../../src/form/extras/messages/es-419';
import { messages as every } from '../../../src/form/messages/es-419';
import { messages as parts } from '../../../src/form/parts/messages/es-419';
import { messages as trouble } from '../../../src/form/trouble/messages/es-419';

/** For the build, which holds the other languages against it; a page gets each with what says it. */
export const messages = {
  ...every,
  ...box,
  ...captcha,
  ...choices,
  ...division,
  ...extras,
  ...parts,
  ...trouble,
};
