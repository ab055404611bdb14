/**
 * What nearly every block uses, in one chunk. esbuild makes a chunk of the files that the same entries reach; the build
 * lets every view reach these (src/build/plugins.ts), or a page would fetch them in crumbs of a hundred bytes.
 * @module
 */
import './block/define-block';
import './block/emit';
import './block/overlays';
import './block/tracking';
import './i18n/translated';
import './money/page-currencies';
import './util/prefers-still';
import 'react';
import 'react/jsx-runtime';
