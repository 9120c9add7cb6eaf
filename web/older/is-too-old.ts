/** Whether the first script found this browser too old: then the page stays as it was sent. */
export const isTooOld = (): boolean => document.documentElement.hasAttribute('data-too-old')
