/**
 * For tools in which people build a site: messages, limits, rules for addresses, unsaved changes, events:
 * `dist/editor.js`, `azulejo/editor`. Without React; all but the prompt, `guardPage` and the events work in Node, too.
 * @module
 */
export type { MessageFormatter } from '../../core/i18n/message-formatter';
export type { ValidatorName } from './addresses/rules';
export { type Validator, validators } from './addresses/validators';
export { dictionary, type LanguageOptions } from './dictionary';
export {
  type EditorEvents,
  emitEditorEvent,
  type FrameEvents,
  onEditorEvent,
  type TweakEvents,
} from './editor-events';
export { generateSku } from './generate-sku';
export { checkLimit, type LimitName, limits } from './limits';
export type { EditorMessages } from './messages/es-419';
export {
  aestheticsPaths,
  trackUnsavedChanges,
  type UnsavedAnswer,
  type UnsavedChanges,
} from './unsaved-changes';
export { upgradePaths } from './upgrade-paths';
