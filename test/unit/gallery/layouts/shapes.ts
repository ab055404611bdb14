export const square = { width: 1000, height: 1000 };
/** 1:4 */
export const tall = { width: 500, height: 2000 };
export const panorama = { width: 2000, height: 500 };
export const standard = { width: 1500, height: 1000 };
export const unknown = { width: 0, height: 0 };
export const many = Array(10_000).fill(square);
