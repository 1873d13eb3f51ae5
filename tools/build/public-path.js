// "auto" finds the script's address with its origin; the server can only know the path. Both must
// write the same address into the markup.
__webpack_public_path__ = new URL(__webpack_public_path__, location.href).pathname;
