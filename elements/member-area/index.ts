import type { BlockHost } from '../../src/core/block-host';
import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import { styles } from '../../src/features/site/sign-in/credentials-fields';
import content from './content.css';
import { MemberArea } from './member-area';
import layout from './member-area.css';
import { type MembersContentStore, membersContentOf } from './members-content';
import { messages as spanish } from './messages/es-419';
import { type MemberAreaSettings, schema } from './schema';

const prepare = async ({ src }: MemberAreaSettings, host: BlockHost): Promise<MembersContentStore> => {
  const store = membersContentOf(host);
  await store.show(src);
  return store;
};

/**
 * Content for everybody, which content for members replaces once a member has signed in.
 *
 * @slot - The content for everybody.
 * @fires {CustomEvent<{ account: Record<string, unknown> }>} az-login - The visitor has signed in with the form of this element.
 * @csspart members - The content for members, in place of the element's own content.
 * @csspart entry - The area below the element's own content, with the form.
 * @csspart notice - The message that explains why the content for members does not show.
 * @csspart retry - The button that asks the server again.
 * @csspart form - The form.
 * @csspart failure - The message that explains why the sign-in has failed.
 * @csspart field - A field with its label and message.
 * @csspart label - The label of a field.
 * @csspart field-error - The error message of a field.
 * @csspart control - An input.
 * @csspart toggle - The button that shows and hides the password.
 * @csspart remember - The checkbox to stay signed in, with its label.
 * @csspart checkbox - The checkbox to stay signed in.
 * @csspart submit - The button that signs in.
 * @csspart links - The links below the button.
 * @csspart link - A link below the button, and the link to join.
 * @cssproperty [--az-color-accent=LinkText] - Colour of the button and of the focus ring.
 * @cssproperty [--az-color-surface=Canvas] - Background colour of the fields.
 * @cssproperty [--az-radius=4px] - Radius of rounded corners.
 * @cssstate ready - The block has rendered.
 * @cssstate members - The content for members shows.
 */
defineBlock({
  tag: 'az-member-area',
  schema,
  view: MemberArea,
  prepare,
  messages: translations('elements/member-area', spanish),
  styles: styles + layout,
  contentStyles: content,
});
