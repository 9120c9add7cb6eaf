import type { ClientOptions } from '#contract/core/client.ts'

/**
 * Takes who is told how much is on its way (0 to 1) and what ends it; returns a fetch for the typed client. The
 * browser's own fetch does not tell how far an upload is.
 */
export function uploadFetch(
  onProgress: (share: number) => void,
  signal: AbortSignal,
): ClientOptions['fetch'] {
  return (path, { method = 'GET', headers, body }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, path)
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(loaded / total)
      })
      request.addEventListener('load', () =>
        resolve(new Response(request.responseText, { status: request.status })),
      )
      const fail = () => reject(new TypeError('The upload was cut off'))
      request.addEventListener('error', fail)
      request.addEventListener('abort', fail)
      signal.addEventListener('abort', () => request.abort())
      request.send(body instanceof Blob ? body : null)
    })
}
