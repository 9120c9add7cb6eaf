import { callRequest, pageRequest } from './browser-request.ts'
import { HttpConnection } from './http-connection.ts'
import { brotliDecompressSync } from 'node:zlib'

/** Takes the port, a host and a path; returns the bytes of JavaScript (as sent, brotli) that the page loads at first. */
export async function firstViewScriptBytes(port: number, host: string, path: string): Promise<number> {
  const connection = await HttpConnection.open(port)
  const page = await connection.ask(pageRequest(host, path))
  const html = brotliDecompressSync(page.body).toString()
  const files = new Set(html.match(/\/_s\/[\w.-]+\.js/g) ?? [])
  // what the page names only in the manifest of other pages is loaded later
  const first = [...files].filter((file) => isLoaded(html, file))
  let bytes = 0
  for (const file of first) bytes += (await connection.ask(callRequest(host, 'GET', file))).body.length
  connection.close()
  return bytes
}

function isLoaded(html: string, file: string): boolean {
  return [`href="${file}"`, `src="${file}"`, `from "${file}"`, `import "${file}"`].some((use) =>
    html.includes(use),
  )
}
