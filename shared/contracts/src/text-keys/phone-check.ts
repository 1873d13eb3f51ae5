/** Messages of the visitor service about a phone number and its verification code. */
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

/** Texts of the two steps of the form. */
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
