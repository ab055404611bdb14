/**
 * The code that shows a frame, and knows the providers. Loaded with the block where the frame shows at once, and when the
 * visitor asks for the frame where a picture comes first.
 * @module
 */
export { EmbedFallback } from './embed-fallback';
export { EmbedFrame } from './embed-frame';
export { readEmbed, unreadableMessage } from './read-embed';
