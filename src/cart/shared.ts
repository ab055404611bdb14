/**
 * What every block with a cart has, in one chunk: the build lets all files of this room reach it (src/build/plugins.ts),
 * or a page would fetch it in crumbs.
 * @module
 */
import './index';
import '../money/format-money';
