/** The time zone in which each of MyFatoorah's countries writes its times; the test host is in Kuwait. */
const zones: Readonly<Record<string, string>> = {
  'api-sa.myfatoorah.com': 'Asia/Riyadh',
  'api-ae.myfatoorah.com': 'Asia/Dubai',
  'api-qa.myfatoorah.com': 'Asia/Qatar',
  'api-eg.myfatoorah.com': 'Africa/Cairo',
}

/** Takes a time and the address of the API; returns it as that country writes it: "2026-11-21T15:04:05". */
export function formatLocal(time: Date, apiUrl: string): string {
  const timeZone = zones[new URL(apiUrl).hostname] ?? 'Asia/Kuwait'
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return parts.format(time).replace(' ', 'T')
}
