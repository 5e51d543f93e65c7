export const review = {
  "review.title": "Reviews",
  "review.rating": "{points} out of 5 stars",
  "review.histogram": "Reviews by number of stars",
  "review.none": "There are no reviews of this product yet.",
  "review.anonymous": "Anonymous",
  "review.answer": "Answer from Hearth",
  "review.newestFirst": "Newest first, in all languages",
  "review.authenticityTitle": "How we check reviews:",
  "review.authenticity":
    "We read every review before it is published. We do not check whether its author bought the product. Good and bad reviews are shown alike, and all of them count towards the average.",
  "review.pages": "Pages of reviews",
  "review.newer": "Newer reviews",
  "review.older": "Older reviews",
} as const;
