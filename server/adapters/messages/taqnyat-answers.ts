import type { CodeJudgement } from './code-judgement.ts'

/**
 * What Taqnyat answers with a 400 (dev.taqnyat.sa/en/doc/sms, read 2026-11-27): it numbers nothing, so its sentences stand
 * here as `plainWords` makes them. One of them alone means trying again; all others need a person.
 */
export const taqnyatAnswers: Readonly<Record<string, CodeJudgement>> = {
  'sms api not responding please try again': 'busy',
  'your balance is 0': 'refused',
  'your balance is not enough': 'refused',
  'sender name is not accepted': 'refused',
  'sender name not active': 'refused',
  'sender name is expierd': 'refused',
  'sender name is not specified': 'refused',
  'mobile s number s is not specified or incorrect': 'refused',
  'message text is not specified': 'refused',
  'sending sms stopped from support': 'refused',
  'sending by api is disabled': 'refused',
  'this ip not authorized to using the api': 'refused',
  'this country not authorized to using the api': 'refused',
  'the number of recipients is greater than 1000': 'refused',
  'invalid credentials information': 'refused',
}

/** Takes a sentence; returns its words alone: Taqnyat's spaces and dots differ between its documents and its answers. */
export const plainWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
