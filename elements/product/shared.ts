/**
 * What a product and what it loads later share, in one chunk with its definition: the build lets every file of the block
 * reach these, as src/runtime.ts says of all blocks. Money too, or its two files would be two chunks.
 * @module
 */
import './index';
import './offers';
import './picture';
import './prepare';
import './schema';
import '../../src/money/format-money';
