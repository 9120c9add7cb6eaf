/** Where the scroll positions of a tab's pages are kept, by the keys of their entries in the history. */
export const scrollKey = 'scroll-positions'

/** Runs as the page is read, before its first paint: one that is come back to, or loaded anew, stands where it was left. */
export const scrollBackScript = `try{const s=history.state;if(s&&s.key){const y=JSON.parse(sessionStorage.getItem('${scrollKey}')||'{}')[s.key];if(typeof y==='number')scrollTo(0,y)}else history.replaceState({key:Math.random().toString(32).slice(2)},'')}catch{}`
