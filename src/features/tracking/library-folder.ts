/** Address of the library's folder, with a slash at its end. The build puts this module there, or into a file of `chunks/`. */
export const libraryFolder = import.meta.url.replace(/(chunks\/)?[^/]*$/, '');
