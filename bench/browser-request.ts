/** What Chrome on a phone sends when it opens a page: the product and the raw limit read the same headers. */
export function pageRequest(host: string, path: string): string {
  return lines(`GET ${path} HTTP/1.1`, host, {
    'Sec-Ch-Ua': '"Chromium";v="142", "Google Chrome";v="142", "Not_A Brand";v="99"',
    'Sec-Ch-Ua-Mobile': '?1',
    'Sec-Ch-Ua-Platform': '"Android"',
    'Upgrade-Insecure-Requests': '1',
    'User-Agent':
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    Accept:
      'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8',
    'Sec-Fetch-Site': 'none',
    'Sec-Fetch-Mode': 'navigate',
    'Sec-Fetch-User': '?1',
    'Sec-Fetch-Dest': 'document',
    'Accept-Encoding': 'gzip, deflate, br, zstd',
    'Accept-Language': 'ar-SA,ar;q=0.9,en;q=0.8',
    Cookie: 'lang=ar; shopper=fJ0l3bQx9v7Zr2mT5yWc8nKd1hPs4gLa6eUiOoXwRtY',
  })
}

/** What a page's own call sends. `body` undefined = GET. */
export function callRequest(
  host: string,
  method: string,
  path: string,
  options: { body?: unknown; cookie?: string; key?: string } = {},
): string {
  const sent = options.body === undefined ? '' : JSON.stringify(options.body)
  const head = lines(`${method} ${path} HTTP/1.1`, host, {
    'User-Agent':
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    Accept: 'application/json',
    'Accept-Encoding': 'gzip, deflate, br, zstd',
    'Accept-Language': 'ar-SA,ar;q=0.9,en;q=0.8',
    'Content-Type': 'application/json',
    Origin: `http://${host}`,
    'Sec-Fetch-Site': 'same-origin',
    'Sec-Fetch-Mode': 'cors',
    'Sec-Fetch-Dest': 'empty',
    'X-Source': 'web',
    'X-Localization': 'ar',
    ...(options.key && { 'Idempotency-Key': options.key }),
    ...(options.cookie && { Cookie: options.cookie }),
    ...(sent && { 'Content-Length': String(Buffer.byteLength(sent)) }),
  })
  return head + sent
}

function lines(first: string, host: string, headers: Record<string, string>): string {
  const all = Object.entries({ Host: host, Connection: 'keep-alive', ...headers })
  return `${first}\r\n${all.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
}
