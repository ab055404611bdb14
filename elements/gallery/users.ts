/** What has its own use for a click. */
export const users =
  'a[href],button,input,select,textarea,label,summary,video,audio,[contenteditable]:not([contenteditable="false"])';
