/**
 * What a gallery and its designs share, in one chunk: the build lets every file of the block reach these, as src/runtime.ts
 * says of all blocks.
 * @module
 */
import './gallery';
import './engine/mounted';
import './is-edited';
import './layouts/shape';
import './tile-ratio';
import './no-image';
import './tiles';
