/**
 * What collectors share, in one chunk: the build lets every file of this room reach these (src/build/plugins.ts), or a
 * page would fetch them in crumbs of a hundred bytes.
 * @module
 */
import './collectors/visitor';
import './send';
import './start';
import './when-leaving';
