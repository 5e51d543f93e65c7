export const withdrawal = {
  "withdrawal.title": "Withdraw from contract",
  "withdrawal.intro": "Here you declare that you withdraw from your order. You need not give a reason.",
  "withdrawal.name": "Your name",
  "withdrawal.contract": "Order number, or what you ordered",
  "withdrawal.contractHint":
    "The number is in your order confirmation. If you do not have it, a description is enough.",
  "withdrawal.email": "E-mail address",
  "withdrawal.emailHint": "We send the confirmation of receipt there at once.",
  "withdrawal.goods": "Only for part of the order?",
  "withdrawal.goodsHint": "If you leave this empty, you withdraw from the whole order.",
  "withdrawal.next": "Continue",
  "withdrawal.confirmText":
    "This is what you are going to declare. With the next click your withdrawal is made.",
  "withdrawal.confirm": "Confirm withdrawal",
  "withdrawal.change": "Change details",
  "withdrawal.failed":
    "Your withdrawal could not be stored just now. Please confirm it again in a moment. It counts just as much if you send it by e-mail to {email}.",
  "withdrawal.ofOrder": "Withdraw from this order",
  "withdrawal.receivedTitle": "We have received your withdrawal",
  "withdrawal.receivedText": "Received on {time}. Reference {reference}.",
  "withdrawal.receivedMail":
    "We send the confirmation of receipt with these contents to {email}. You can also print this page.",
  "withdrawal.receivedNext":
    "We will write to you about what comes next: how the goods come back and when you get your money.",
  "withdrawal.rightTitle": "Your right of withdrawal",
  "withdrawal.rightText":
    "14 days from receiving the last of the goods, except for goods made to measure and downloads.",
  "withdrawal.rightLink": "Read about the right of withdrawal",
} as const;
