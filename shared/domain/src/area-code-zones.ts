const zoneNames = {
  E: "America/New_York",
  C: "America/Chicago",
  M: "America/Denver",
  P: "America/Los_Angeles",
  arizona: "America/Phoenix",
  alaska: "America/Anchorage",
  hawaii: "Pacific/Honolulu",
  puertoRico: "America/Puerto_Rico",
} as const;

type Zone = keyof typeof zoneNames;

/**
 * Area codes by the time zones of their region. A region on both sides of a border has both. Source: area code
 * maps of the North American Numbering Plan Administrator.
 */
const regions: readonly (readonly [readonly Zone[], string])[] = [
  [
    ["E"],
    `201 202 203 207 212 215 216 220 223 227 229 231 234 239 240 248 252 267 269 272 276 283 301 302 304
    305 313 315 317 321 324 326 329 330 332 336 339 347 351 352 363 380 386 401 404 407 410 412 413 419 434
    436 440 443 445 463 470 472 475 478 484 502 508 513 516 517 518 540 551 561 567 570 571 582 585 586 603
    606 607 609 610 614 616 617 624 631 640 645 646 656 667 678 679 680 681 686 689 703 704 706 716 717 718
    724 727 728 732 734 740 743 754 757 762 765 770 772 774 781 786 802 803 804 810 813 814 821 826 828 835
    838 839 843 845 848 854 856 857 859 860 862 863 864 865 878 904 908 910 912 914 917 919 929 934 937 941
    943 947 948 954 959 973 978 980 984 989`,
  ],
  [["E", "C"], "270 364 423 448 574 812 850 906 930 931"],
  [
    ["C"],
    `205 210 214 217 218 219 224 225 228 251 254 256 262 274 309 312 314 316 318 319 320 325 331 334 337 346
    353 361 402 405 409 414 417 430 447 464 469 471 479 501 504 507 512 515 531 534 539 557 563 572 573 580
    601 608 612 615 618 629 630 636 641 651 659 660 662 682 708 712 713 715 726 730 731 737 763 769 773 779
    806 815 816 817 830 832 847 861 870 872 901 903 913 918 920 936 938 940 945 952 956 972 975 979 985`,
  ],
  [["C", "M"], "308 432 605 620 701 785"],
  [["M"], "303 307 385 406 435 505 575 719 720 801 915 970 983"],
  [["M", "P"], "208 541 986"],
  [
    ["P"],
    `206 209 213 253 279 310 323 341 350 360 369 408 415 424 425 442 458 503 509 510 530 559 562 564 619 626
    628 650 657 661 669 702 707 714 725 738 747 760 775 805 818 820 831 837 840 858 909 916 925 949 951 971`,
  ],
  [["arizona"], "480 520 602 623 928"],
  [["alaska"], "907"],
  [["hawaii"], "808"],
  [["puertoRico"], "787 939"],
];

const zonesByAreaCode: ReadonlyMap<string, readonly string[]> = new Map(
  regions.flatMap(([zones, codes]) =>
    codes.split(/\s+/).map((code) => [code, zones.map((zone) => zoneNames[zone])] as const),
  ),
);

const continental = [zoneNames.E, zoneNames.C, zoneNames.M, zoneNames.P];

/**
 * The time zones where the owner of a number may be, by its area code; those of the continental United States
 * for a code that is not known.
 * @param phone E.164 of the North American plan: `+15735550142`
 */
export function zonesOfPhone(phone: string): readonly string[] {
  return zonesByAreaCode.get(phone.slice(2, 5)) ?? continental;
}
