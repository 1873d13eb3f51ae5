export const usage = `usage: npm run appointments -- COMMAND [--dealer DEALER] [--store STORE]
  day [DAY]                the visits of a day, today by default, by adviser and technician; canceled ones last
      --adviser ID         ... of one adviser alone, to print
  add DAY TIME             books a visit for an owner who calls or walks in
      --name, --phone, --vehicle "2019 Toyota RAV4", --work LOF,TIRE-ROT and/or --words "It squeals";
      --email, --vin, --miles, --note, --adviser ID, --transport drop-off|wait|shuttle|loaner;
      --coupon CODE, or else the first offer that fits; --past-advisers books although every adviser is taken,
      never past technicians; --another, although the owner has a visit with this car that day;
      --keep-vin books with a VIN that is that of another make or year than --vehicle
  show ID                  one visit with its owner, work, price and notes
  move ID DAY TIME         moves a visit to a free time, and emails its owner; --past-advisers as of add
  change ID                changes the work or the contact of a visit, whose owner you tell:
      --work LOF,ALIGN (the whole work), --words, --note, --name, --phone, --email, --miles
  cancel ID [--reason R]   cancels a visit, and emails its owner
      --undo               ... it is booked again at its time, while that is free, and its owner is mailed
  arrived ID               the owner is here
  no-show ID               the owner did not come
  promise ID TIME          the vehicle is promised for then, as its owner's page says;
                           --past-hours promises a time after closing
  done ID                  the work of a visit is done
      --undo               ... it is not, after all (also of arrived, no-show and promise)
  find NAME|PHONE|EMAIL    the visits of an owner: names from their beginning, the last digits of the phone number,
                           four at least, or the email; a single one as show prints it
  close DAY [FROM TO]      takes no visits then; prints those that are booked, which stay until they are moved
  open DAY [FROM TO]       takes visits again
      --adviser ID         ... of one adviser alone
      --technician ID      ... of one technician alone
  feeds                    prints the addresses of the calendars to subscribe to. Anyone with one can read it
      --renew              ... after giving those of --store (and --adviser) new addresses
DAY is 2026-12-01, 12/4, dec 4, today, tomorrow, friday (the next one) or next friday (that of the next week), TIME is
14:30, 2:30pm, noon or, for add, now; both by the store's clock. ID is S-7K4M-2PXD. The database is that of the site:
DATABASE_URL, or else DATA_DIR. Mails are sent by the running site. Exit codes: 0 done, 1 not possible, 2 invalid usage.`;
