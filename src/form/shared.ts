/**
 * What every form has, in one chunk with its view: the build lets all files of this room reach it
 * (src/build/plugins.ts), or a page would fetch what view and behaviour share in crumbs.
 * @module
 */
import './catalogues';
import './form-view';
import '../util/safe-url';
