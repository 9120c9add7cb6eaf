import { html } from 'hono/html'
import type { CardSession } from './books.ts'
import { returnAddress } from './gateway-answers.ts'
import { pageFrame, priceTag } from './page-frame.ts'
import type { Html } from './page-frame.ts'
import { pageWords } from './page-words.ts'

/** Takes a session whose card asked for 3-D Secure; returns the page on which its bank asks the customer. */
export function bankPage(session: CardSession): Html {
  const { id, language, amount, currency, description } = session.terms
  const words = pageWords[language]
  return pageFrame(
    language,
    words.bankTitle,
    html`<section class="card bank" aria-labelledby="title">
      <p class="bank-name">${words.bankName}</p>
      <h1 id="title">${words.bankAsk}</h1>
      <dl>
        <div>
          <dt>${words.shop}</dt>
          <dd dir="auto">${description}</dd>
        </div>
        <div>
          <dt>${words.card}</dt>
          <dd><bdi class="digits" dir="ltr">Visa •••• ${session.card?.last4 ?? ''}</bdi></dd>
        </div>
        <div>
          <dt>${words.total}</dt>
          <dd>${priceTag(amount, currency)}</dd>
        </div>
      </dl>
      <form method="post" action="/pay/${id}/bank">
        <button class="primary" name="answer" value="approve" type="submit">${words.approve}</button>
        <button class="second" name="answer" value="refuse" type="submit">${words.refuse}</button>
      </form>
      <p class="leave"><a href="${returnAddress(session)}">${words.leave}</a></p>
    </section>`,
  )
}
