const plain = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

const words = {
  400: 'هذا العنوان غير صحيح\nThis address is not right',
  403: 'هذا الطلب لم يأتِ من هذا الموقع\nThis request did not come from this site',
  429: 'محاولات كثيرة، يرجى الانتظار قليلًا\nToo many attempts. Please wait a moment',
} as const

/** Takes a status; returns it in one sentence of both languages, where no page can be shown. */
export function refusedResponse(status: keyof typeof words): Response {
  const headers = { ...plain, ...(status === 429 && { 'retry-after': '30' }) }
  return new Response(words[status], { status, headers })
}

/** What is answered when the tenant could not be looked up or a page failed altogether: try again (safety 18). */
export function failedResponse(): Response {
  const text = 'الخدمة مشغولة الآن، يرجى إعادة المحاولة\nThe service is busy. Please try again'
  return new Response(text, { status: 503, headers: { ...plain, 'retry-after': '5' } })
}

/** Takes where to go; returns the redirect, which nobody stores. */
export function redirectResponse(location: string, status: 302 | 303 | 308): Response {
  return new Response(null, { status, headers: { location, 'cache-control': 'no-store', vary: 'Cookie' } })
}
