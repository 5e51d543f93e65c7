/** The service answered, but not with success. The response's body has not been read. */
export class ClientResponseError extends Error {
  readonly statusCode: number;
  readonly response: Response;

  constructor(response: Response) {
    super(`the search server answered ${response.status}`);
    this.name = "ClientResponseError";
    this.statusCode = response.status;
    this.response = response;
  }
}
