// Certificate of kluis.nl for tests only, valid until 2126: openssl req -x509 -newkey ec -pkeyopt
// ec_paramgen_curve:P-256 -nodes -addext subjectAltName=DNS:kluis.nl

export const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgVzlTb3+hBVf1NVtD
1xo8B/tScXqNolDIWgprw11k/oOhRANCAASTsr3/nxDqvlb4t/tGihXuw5DBYERT
/Pa0/uj5vppcdsEDEI88dZaPrpBjP27Oa5wWnmrlEdYPeAGyMVRApeJf
-----END PRIVATE KEY-----
`

export const cert = `-----BEGIN CERTIFICATE-----
MIIBkjCCATigAwIBAgIUVFTXOn8aF6s98wset7YZPESQfQowCgYIKoZIzj0EAwIw
EzERMA8GA1UEAwwIa2x1aXMubmwwIBcNMjYxMTIyMjExNTIxWhgPMjEyNjEwMjky
MTE1MjFaMBMxETAPBgNVBAMMCGtsdWlzLm5sMFkwEwYHKoZIzj0CAQYIKoZIzj0D
AQcDQgAEk7K9/58Q6r5W+Lf7RooV7sOQwWBEU/z2tP7o+b6aXHbBAxCPPHWWj66Q
Yz9uzmucFp5q5RHWD3gBsjFUQKXiX6NoMGYwHQYDVR0OBBYEFM6TfqdjqfD4nDnq
HcNbqIXm7Yt7MB8GA1UdIwQYMBaAFM6TfqdjqfD4nDnqHcNbqIXm7Yt7MA8GA1Ud
EwEB/wQFMAMBAf8wEwYDVR0RBAwwCoIIa2x1aXMubmwwCgYIKoZIzj0EAwIDSAAw
RQIgHgYEUB0uZrbigCs+enJKeAa4yo3YFGfk1YVxMgQgojkCIQC3rjE72LTaZJP+
fUfEjt7X6Wgq+IT5aQEw3v0BYcEGDw==
-----END CERTIFICATE-----
`
