import type { BrowserContext, ConsoleMessage, Response } from '@playwright/test'

/** Notes all that goes wrong in a browser context; a test names what it expects beforehand. */
export class Trouble {
  readonly #seen: string[] = []
  readonly #expected: RegExp[] = []

  /** Allows what matches from now on, such as /409 POST .*orders/. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  note(text: string): void {
    this.#seen.push(text)
  }

  /** Returns what nobody expected. */
  unexpected(): string[] {
    return this.#seen.filter((text) => !this.#expected.some((pattern) => pattern.test(text)))
  }
}

// The browser repeats every refused answer as a console error; the answer itself is noted with its status.
const isEchoOfAnswer = (message: ConsoleMessage): boolean =>
  message.text().startsWith('Failed to load resource: the server responded with a status of')

const describeAnswer = (response: Response): string =>
  `${response.status()} ${response.request().method()} ${response.url()}`

/** Writes console errors, page errors, failed requests, answers from 400 on and CSP violations into `trouble`. */
export const watchContext = async (context: BrowserContext, trouble: Trouble): Promise<void> => {
  context.on('console', (message) => {
    if (message.type() === 'error' && !isEchoOfAnswer(message))
      trouble.note(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) =>
    trouble.note(`page error: ${error.error().stack ?? error.error().message}`),
  )
  context.on('response', (response) => {
    if (response.status() >= 400) trouble.note(describeAnswer(response))
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed'
    // A navigation ends the requests of the page that it leaves; nothing failed then.
    if (reason !== 'net::ERR_ABORTED') trouble.note(`${reason} ${request.method()} ${request.url()}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP violation: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`)
    })
  })
}
