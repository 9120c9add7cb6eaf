/**
 * Takes what to do when a press is over; does it after each, once the click that ends it has reached what was pressed. Returns
 * how to stop.
 */
export function onRelease(release: () => void): () => void {
  const later = () => void setTimeout(release, 0)
  window.addEventListener('pointerup', later)
  window.addEventListener('pointercancel', release)
  window.addEventListener('blur', release)
  return () => {
    window.removeEventListener('pointerup', later)
    window.removeEventListener('pointercancel', release)
    window.removeEventListener('blur', release)
  }
}
