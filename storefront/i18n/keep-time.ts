/** Takes words as the server sends them; returns them so that no line ends between a clock and its half of the day: "12:30 ص". */
export const keepTime = (words: string): string => words.replaceAll(/(\d:\d\d) (?=[صمAP])/g, '$1\u00a0')
