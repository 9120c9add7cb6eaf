/** A word that names several things or that nobody searches for, and what to call it instead. */
export interface ForbiddenName {
  readonly word: RegExp
  readonly instead: string
  /** Files in which it is looked for; everywhere where none is given. */
  readonly within?: RegExp
  /** Names of fields that were released (of the API, of a column, of stored JSON) or of a text's key: they stay. */
  readonly fields?: readonly string[]
  /** Places, as `path name`, where the word says what it means everywhere: each with its reason. */
  readonly right?: readonly RegExp[]
}

/** Words are the parts of a name: `keptAnswers` has "kept" and "answers", and a path has those of its folders and file. */
export const forbiddenNames: readonly ForbiddenName[] = [
  {
    word: /^wish(es)?$/,
    instead: 'input, query, request or preference',
    fields: ['wish', 'wishes', 'notice_wishes'],
  },
  { word: /^outsiders?$/, instead: 'external service, adapter or API client' },
  {
    word: /^doors?$/,
    instead: 'authorizer, resolver, sender or address',
    fields: ['door', 'doors'],
    // the page at a restaurant's door, and the door that an order is brought to
    right: [
      /^storefront\/(waitlist|routes\/waitlist)\//,
      /(waitlist|address|phone|delivery|map|floor|queue|waiting)\S* /,
      / DoorOpen$/,
    ],
  },
  { word: /^ears?$/, instead: 'handlers' },
  { word: /^hear[sd]?$/, instead: 'receive, received', fields: ['heard', 'hear'] },
  { word: /^means$/, instead: 'tenders' },
  { word: /^drawn$/, instead: 'applied', within: /^server\/features\/pricing\//, fields: ['drawn'] },
  {
    word: /^rooms?$/,
    instead: 'folder, page, screen, tab or capacity',
    fields: ['rooms'],
    // Socket.IO's own word
    right: [/^(server\/live|contract\/core\/live)/],
  },
  { word: /^house$/, instead: 'restaurant or shop', fields: ['house', 'house_number'], right: [/ House$/] }, // a kind of building, and its icon
  { word: /^kept$/, instead: 'cached, stored, retained or remaining', fields: ['kept'] },
  { word: /^anew$/, instead: 'again, reset or re-rendered' },
  {
    word: /^told$/,
    instead: 'notified, sent or announced',
    fields: ['told', 'told_calls', 'told_at', 'told_purchases'],
  },
  { word: /^traces$/, instead: 'personal data', right: [/trac|telemetry|span|log/i] }, // OpenTelemetry's own word
  { word: /^rivals?$/, instead: 'racer, concurrency' },
  { word: /^walls$/, instead: 'isolation' },
  {
    word: /^press$/,
    instead: 'request or idempotency key',
    within: /^(server\/(?!testing|adapters)|contract\/)/,
    fields: ['press'],
  },
]
