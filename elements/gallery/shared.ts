/**
 * What a gallery and its designs share, in one chunk: the build lets every file of the block reach these, as src/runtime.ts
 * says of all blocks. The block's own definition too: two files that are always loaded together cost more than one.
 * @module
 */
import './gallery';
import './index';
import './engine/mounted';
import './engine/use-engine';
import './is-edited';
import './layouts/shape';
import './no-image';
import './picture-options';
import './slide-content';
import './tile-ratio';
