import { olderScript } from 'virtual:older'
import type { TooOldWords } from '../i18n/too-old.ts'

/**
 * The first script of every page. A browser of the baseline that lacks something gets it before any other script runs: only a
 * script that the page itself writes holds them up. A browser below the baseline is marked: its page stays as the server
 * sent it, says so, and repeats the restaurant's telephone (i18n/too-old.ts has the words). Written in words of 2015.
 */
export function firstScript(words: TooOldWords): string {
  const notice = JSON.stringify(words).replaceAll('<', '\\u003c')
  return `(function(w,d,e,a){if(!(w.structuredClone&&a.findLast&&"inert"in e)){e.setAttribute("data-too-old","");d.addEventListener("DOMContentLoaded",function(){var s=${notice},b=d.createElement("div"),t=d.querySelector('a[href^="tel:"]');b.setAttribute("role","alert");b.setAttribute("data-notice","");b.innerHTML="<strong></strong><p></p>";b.firstChild.textContent=s.title;b.lastChild.textContent=s.text;if(t)b.appendChild(t.cloneNode(true));d.body.insertBefore(b,d.body.firstChild)})}else if(!(a.toSorted&&"".isWellFormed&&Map.groupBy&&"popover"in e&&CSS.supports("selector(:has(a))")&&CSS.supports("height","1lh"))&&${JSON.stringify(olderScript)})d.write('<script src="${olderScript}"><\\/script>')})(window,document,document.documentElement,[])`
}
