import { counted } from '#domain/core/counted.ts'
import { limits } from '#domain/core/limits.ts'
import type { arRating } from '../ar/rating.ts'
import type { Message } from '#ui/text/message.ts'

export const enRating: Readonly<Record<keyof typeof arRating, Message>> = {
  'rating.ask': 'How was your order?',
  'rating.ask-hint': 'The branch reads what you write. It takes less than a minute.',
  'rating.rate': 'Rate the order',
  'rating.title': 'Rate the order',
  'rating.food': 'Food',
  'rating.service': 'Service',
  'rating.delivery': 'Delivery',
  'rating.stars': { one: `1 star of ${limits.ratingStars}`, other: `{count} stars of ${limits.ratingStars}` },
  'rating.items': 'Dishes',
  'rating.items-hint': 'Optional',
  'rating.liked': 'Liked: {name}',
  'rating.disliked': 'Did not like: {name}',
  'rating.comment': 'Comment (optional)',
  'rating.photos': 'Photos',
  'rating.photos-hint':
    counted(limits.imagesPerUpload, 'en', { one: 'Up to {count} photo', other: 'Up to {count} photos' }) +
    ` of at most ${limits.imageMegabytes} MB each.`,
  'rating.add-photo': 'Add photos',
  'rating.remove-photo': 'Remove photo {number}',
  'rating.photo': 'Photo {number} of the rating',
  'rating.uploading': 'Uploading photo {number}',
  'rating.photo-large': `Image size can't exceed ${limits.imageMegabytes} MB`,
  'rating.photo-missing': 'Please attach an image',
  'rating.photos-many': counted(limits.imagesPerUpload, 'en', {
    one: 'Up to {count} picture can be attached',
    other: 'Up to {count} pictures can be attached',
  }),
  'rating.photos-busy': 'Photos are still uploading. You can send once they are done.',
  'rating.send': 'Send the rating',
  'rating.save': 'Save the rating',
  'rating.sending': 'Sending',
  'rating.leave-sure': 'Leave without sending your rating?',
  'rating.thanks': 'Thank you for rating',
  'rating.thanks-hint': 'The branch has your rating. Its reply will show here, on the order page.',
  'rating.done': 'Done',
  'rating.yours': 'Your rating',
  'rating.of-order': 'Rating of the order',
  'rating.change': 'Change the rating',
  'rating.answer': 'The restaurant’s reply',
  'rating.hidden': 'The restaurant has hidden this rating: nobody else sees it, and it counts in no average.',
  'rating.not-read': 'The rating could not be loaded.',
}
