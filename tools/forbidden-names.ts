/** A word that names several things or that nobody searches for, what to call it instead, and where it is the right word. */
export interface ForbiddenName {
  readonly word: RegExp
  readonly instead: string
  /** Files in which it is looked for; everywhere where none is given. */
  readonly within?: RegExp
  /** Places, as `path identifier` (a path alone for its own name), where the word is right: each with its reason beside it. */
  readonly right?: readonly RegExp[]
}

/**
 * Words are the parts of an identifier or a path: `keptAnswers` has "kept" and "answers". Fields and paths of the API, and
 * columns of the database, stay as they were released: they are named here as the places where a word is right.
 */
export const forbiddenNames: readonly ForbiddenName[] = [
  {
    word: /^wish(es)?$/,
    instead: 'input, query, request or preference',
    right: [
      / wish$/, // the API's field and the column of a table's payment, and what is read from them
      / (wishes|notice_wishes)$/, // the API's field and the table of notice preferences
    ],
  },
  { word: /^outsiders?$/, instead: 'external service, adapter or API client' },
  {
    word: /^doors?$/,
    instead: 'authorizer, resolver, sender or address',
    right: [
      /waitlist\/|\/door|Door(Page|Screen|Words|Props|Open)?$|door(s|Of|Words)?$/, // the page at a restaurant's door, a door that an order is brought to
    ],
  },
  { word: /^ears?$/, instead: 'handlers' },
  { word: /^means$/, instead: 'tenders' },
  {
    word: /^drawn$/,
    instead: 'applied',
    within: /^server\/features\/(pricing|loyalty|companies)\//,
  },
  {
    word: /^rooms?$/,
    instead: 'folder, page, screen, tab or capacity',
    right: [
      /^(server\/live|contract\/core\/live|server\/jobs|server\/store\/core\/outbox|server\/store\/reservations)\b/, // rooms of Socket.IO, and the events of a dining room that go to them
      /^server\/features\/(reservations|dine-in)\/\S+ rooms$/, // the event of a dining room's plan
      /^(e2e|server\/testing|server\/usage|server\/features)\/\S+ rooms?$/, // a dining room, and the console's pages in its own navigation words
      /^console\/(shell\/nav|i18n)\/\S+ rooms?$/,
    ],
  },
  {
    word: /^house$/i,
    instead: 'restaurant, shop or test shop',
    right: [/storefront\/delivery\//, /domain\/reservations\/\S*model\.test\.ts /, / House$/], // a kind of building; the model's dining room
  },
  {
    word: /^kept$/,
    instead: 'cached, stored, retained, remaining',
    right: [/ kept$/], // the column of what a payment keeps, and the key of a text
  },
  { word: /^anew$/, instead: 'again, reset, re-rendered' },
  {
    word: /^told$/,
    instead: 'notified, sent, announced',
    right: [/ (told|told_calls|told_at|told_purchases)$/], // fields of the API, columns of the database
  },
  { word: /^traces$/, instead: 'personal data', right: [/logs|telemetry|start\/| OTEL_| traces$/] }, // OpenTelemetry
  { word: /^rivals?$/, instead: 'racer, concurrency', right: [/ rival$/] }, // the second of two in a test
  { word: /^walls?$/, instead: 'isolation', right: [/ wall$/] }, // the wall clock
  {
    word: /^press$/,
    instead: 'request, idempotency key',
    within: /^(server\/(?!testing|adapters)|contract)\b.*(?<!\.test\.ts) /,
    right: [/ press$/],
  },
]
