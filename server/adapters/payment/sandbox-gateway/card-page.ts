import { html } from 'hono/html'
import type { CardSession } from './books.ts'
import { pageFrame, priceTag } from './page-frame.ts'
import type { Html } from './page-frame.ts'
import { pageWords } from './page-words.ts'
import type { PageWord, PageWords } from './page-words.ts'
import type { CardProblems, TypedCard } from './read-card.ts'
import { inFours, testCards } from './test-cards.ts'

/** Takes a session, what stands in the fields and what is wrong with it; returns the page with the card form. */
export function cardPage(session: CardSession, typed: TypedCard, problems: CardProblems): Html {
  const { id, language, amount, currency, description } = session.terms
  const words = pageWords[language]
  const first = (['number', 'expiry', 'cvc'] as const).find((name) => problems[name])
  const field = (name: keyof TypedCard, hint: 'expiryHint' | 'cvcHint' | undefined, more: Html) =>
    cardField({ name, words, value: typed[name], problem: problems[name], focus: first === name, hint, more })
  const notice = first ? words.fix : session.state === 'declined' ? words.again : undefined
  return pageFrame(
    language,
    words.title,
    html`<section class="card" aria-labelledby="title">
        <h1 id="title">${words.title}</h1>
        <p class="what" dir="auto">${description}</p>
        <p class="sum"><span>${words.total}</span> ${priceTag(amount, currency)}</p>
        ${notice ? html`<p class="notice" role="alert">${notice}</p>` : ''}
        <form method="post" action="/pay/${id}" novalidate>
          ${field('number', undefined, html`autocomplete="cc-number" maxlength="23"`)}
          <div class="pair">
            ${field('expiry', 'expiryHint', html`autocomplete="cc-exp" maxlength="9"`)}
            ${field('cvc', 'cvcHint', html`autocomplete="cc-csc" maxlength="5"`)}
          </div>
          <button class="primary" type="submit">${words.pay} ${priceTag(amount, currency)}</button>
        </form>
        <form method="post" action="/pay/${id}/cancel">
          <button class="quiet" type="submit">${words.cancel}</button>
        </form>
      </section>
      ${testCardList(id, words)}`,
  )
}

interface CardField {
  readonly name: keyof TypedCard
  readonly words: PageWords
  readonly value: string
  readonly problem: PageWord | undefined
  readonly focus: boolean
  readonly hint: 'expiryHint' | 'cvcHint' | undefined
  readonly more: Html
}

function cardField({ name, words, value, problem, focus, hint, more }: CardField): Html {
  const described = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ')
  return html`<div class="field">
    <label for="${name}">${words[name]}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      dir="ltr"
      inputmode="numeric"
      required
      ${more}
      ${described ? html`aria-describedby="${described}"` : ''}
      ${problem ? html`aria-invalid="true"` : ''}
      ${focus ? html`autofocus` : ''}
    />
    ${hint ? html`<p class="hint" id="${name}-hint">${words[hint]}</p>` : ''}
    ${problem ? html`<p class="problem" id="${name}-problem">${words[problem]}</p>` : ''}
  </div>`
}

function testCardList(id: string, words: PageWords): Html {
  return html`<section class="card tests" aria-labelledby="tests">
    <h2 id="tests">${words.testCards}</h2>
    <p class="hint">${words.testCardsHint}</p>
    <ul>
      ${testCards.map((card) => {
        const label = words[card.id as PageWord]
        return html`<li>
          <div>
            <p><bdi class="digits" dir="ltr">${inFours(card.number)}</bdi></p>
            <p>${label}</p>
          </div>
          <a href="/pay/${id}?card=${card.id}" aria-label="${words.use}: ${label}">${words.use}</a>
        </li>`
      })}
    </ul>
  </section>`
}
