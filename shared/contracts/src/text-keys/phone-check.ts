/** What the visitor service says of a telephone number and the code that verifies it. */
export const phoneCheckKeys = {
  "phoneCheck.phoneMissing": [],
  "phoneCheck.phoneInvalid": [],
  "phoneCheck.codeMissing": [],
  "phoneCheck.codeLength": [],
  "phoneCheck.sms": ["code"],
  "phoneCheck.sent": ["phone"],
  "phoneCheck.verified": [],
  "phoneCheck.wrong.one": ["count"],
  "phoneCheck.wrong.other": ["count"],
  "phoneCheck.tooManyTries": [],
  "phoneCheck.expired": [],
  "phoneCheck.noCode": [],
  "phoneCheck.tooManySends": ["minutes"],
  "phoneCheck.tooManyHere": ["minutes"],
  "phoneCheck.notSent": [],
  "phoneCheck.cannotReceive": [],
} as const;

/** The two steps as a form shows them. */
export const phoneStepKeys = {
  "phoneStep.title": [],
  "phoneStep.why": [],
  "phoneStep.phone": [],
  "phoneStep.send": [],
  "phoneStep.sending": [],
  "phoneStep.code": [],
  "phoneStep.codeHint": ["phone"],
  "phoneStep.check": [],
  "phoneStep.checking": [],
  "phoneStep.change": [],
  "phoneStep.resend": [],
  "phoneStep.sendsLeft.one": ["count"],
  "phoneStep.sendsLeft.other": ["count"],
  "phoneStep.noneLeft": [],
  "phoneStep.verified": ["phone"],
  "phoneStep.unreachable": [],
} as const;
