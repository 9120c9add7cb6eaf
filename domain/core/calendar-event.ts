import type { Place } from './distance.ts'

/** One event for a calendar. Moments are UTC milliseconds; texts are as people read them. */
export interface CalendarEvent {
  /** The same for every edition of the event, so that a calendar replaces the former one. */
  readonly uid: string
  /** Rises with each edition. */
  readonly edition: number
  /** When this edition was written. */
  readonly writtenAt: number
  readonly start: number
  readonly end: number
  readonly title: string
  readonly about: string
  readonly where: string
  readonly place: Place
  readonly url: string
  readonly canceled: boolean
  /** A reminder so many minutes before. */
  readonly remindMinutes: number
}

/** Takes an event; returns it as an iCalendar file (RFC 5545): CRLF, lines of at most 75 octets, text escaped. Spec 1. */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//maidah//orders//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `SEQUENCE:${event.edition}`,
    `DTSTAMP:${utc(event.writtenAt)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.about)}`,
    `LOCATION:${escapeText(event.where)}`,
    `GEO:${event.place.latitude};${event.place.longitude}`,
    // an address is no text: it is not escaped, so it may hold nothing that ends the line
    `URL:${event.url.replaceAll(/\s/g, '')}`,
    `STATUS:${event.canceled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(event.canceled ? [] : reminder(event)),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function reminder({ title, remindMinutes }: CalendarEvent): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:-PT${remindMinutes}M`,
    'END:VALARM',
  ]
}

/** 2026-11-21T17:30:00.000Z → 20261121T173000Z. */
function utc(at: number): string {
  return new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/[\u0000-\u001F\u007F]/g, '')
}

const mostOctets = 75

/** A line goes on in the next one after a space; a letter is never cut in two. */
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const letter of line) {
    const size = octetsOf(letter)
    if (octets + size > mostOctets) {
      folded += '\r\n '
      octets = 1
    }
    folded += letter
    octets += size
  }
  return folded
}

/** How many octets a letter has in UTF-8. */
function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x1_0000 ? 3 : 4
}
