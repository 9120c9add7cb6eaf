import { html } from 'hono/html'
import { pageWords } from './page-words.ts'
import { pageFrame } from './page-frame.ts'
import type { Html } from './page-frame.ts'

/** Takes what happened; returns a page that says it in both languages, since no session tells which. */
export function plainPage(about: 'gone' | 'error'): Html {
  const { ar, en } = pageWords
  return pageFrame(
    'ar',
    `${ar[`${about}Title`]} · ${en[`${about}Title`]}`,
    html`<section class="card">
      <h1>${ar[`${about}Title`]}</h1>
      <p>${ar[`${about}Text`]}</p>
      <div lang="en" dir="ltr">
        <h2>${en[`${about}Title`]}</h2>
        <p>${en[`${about}Text`]}</p>
      </div>
    </section>`,
  )
}
