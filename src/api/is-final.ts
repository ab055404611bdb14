/** Whether a status has a message of its own; others may be tried again (storefront 8). */
export const isFinal = (status: number): boolean => [401, 403, 500, 501, 503].includes(status);
