import { html } from 'hono/html'
import type { Html } from '../sandbox-gateway/page-frame.ts'

/** Takes a language, a title and what stands on it; returns a plain page of a simulated gateway. */
function simulatedPage(language: 'ar' | 'en', title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <style>
          body {
            font: 16px system-ui;
            margin: 0;
            padding: 4px;
            color: #222;
            background: #fff;
          }
          label {
            display: block;
            margin-block-end: 10px;
          }
          input {
            display: block;
            box-sizing: border-box;
            inline-size: 100%;
            min-block-size: 36px;
            font: inherit;
            border: 1px solid #767676;
            border-radius: 6px;
            padding-inline: 8px;
          }
          button {
            font: inherit;
            min-block-size: 44px;
            padding-inline: 16px;
          }
        </style>
        <title>${title}</title>
      </head>
      <body>
        ${content}
      </body>
    </html>`
}

/** The bank's 3-D Secure page: approve, refuse, cancel; or closed without an answer. */
export function simulatedBank(language: 'ar' | 'en', action: string): Html {
  const say =
    language === 'ar'
      ? { title: 'تحقق البنك', approve: 'موافقة', refuse: 'رفض', cancel: 'إلغاء' }
      : { title: 'Bank verification', approve: 'Approve', refuse: 'Refuse', cancel: 'Cancel' }
  return simulatedPage(
    language,
    say.title,
    html`<main>
      <h1>${say.title}</h1>
      <form method="post" action="${action}">
        <button name="answer" value="approve">${say.approve}</button>
        <button name="answer" value="refuse">${say.refuse}</button>
        <button name="answer" value="cancel">${say.cancel}</button>
      </form>
    </main>`,
  )
}

/** The card's fields, inside a frame of the gateway. */
export function simulatedCardFields(language: 'ar' | 'en', script: string): Html {
  const say =
    language === 'ar'
      ? { title: 'بيانات البطاقة', number: 'رقم البطاقة', expiry: 'تاريخ الانتهاء', code: 'رمز الأمان' }
      : { title: 'Card details', number: 'Card number', expiry: 'Expiry date', code: 'Security code' }
  return simulatedPage(
    language,
    say.title,
    html`<label>${say.number}<input name="number" inputmode="numeric" autocomplete="cc-number" /></label>
      <label
        >${say.expiry}<input name="expiry" placeholder="MM/YY" inputmode="numeric" autocomplete="cc-exp"
      /></label>
      <label>${say.code}<input name="code" inputmode="numeric" autocomplete="cc-csc" /></label>
      <script src="${script}"></script>`,
  )
}
